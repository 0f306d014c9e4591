interface PhotoFrameIconProps {
  readonly size: number;
  readonly 'aria-hidden'?: boolean;
}

/** A picture in an arch, drawn as the other icons are. */
export const PhotoFrameIcon = ({ size, ...rest }: PhotoFrameIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    <path d="M4 21V11a8 8 0 0 1 16 0v10z" />
    <path d="m4 18 5-5 6 6M14 18l2.5-2.5L20 19" />
  </svg>
);
