interface ChartIconProps {
  readonly size: number;
  readonly 'aria-hidden'?: boolean;
  readonly 'aria-label'?: string;
}

/** Three bars, drawn as the other icons are. */
export const ChartIcon = ({ size, ...rest }: ChartIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    {...(rest['aria-label'] === undefined ? {} : { role: 'img' })}
    {...rest}
  >
    <path d="M4 20h16M7 16v-4M12 16V5M17 16V9" />
  </svg>
);
