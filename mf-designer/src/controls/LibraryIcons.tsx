import type { ReactNode } from 'react';

interface IconProps {
  readonly size: number;
  readonly 'aria-hidden'?: boolean;
}

const icon = (paths: ReactNode) => {
  const Icon = ({ size, ...rest }: IconProps) => (
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
      {paths}
    </svg>
  );
  return Icon;
};

/** Several pictures, drawn as the other icons are. */
export const PicturesIcon = icon(
  <>
    <rect x="7" y="3" width="14" height="14" rx="2" />
    <path d="M17 21H6a3 3 0 0 1-3-3V7M7 14l4-4 6 6.5" />
    <path d="M16 8h.01" />
  </>,
);

/** A plant that was drawn. */
export const IllustrationsIcon = icon(
  <path d="M12 21v-9M12 12c0-5 3-8 8-8 0 5-3 8-8 8zM12 15c0-3.500-2.500-6-8-6 0 3.500 2.500 6 8 6z" />,
);
