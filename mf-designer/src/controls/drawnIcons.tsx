import type { ReactNode } from 'react';

interface DrawnIconProps {
  readonly size: number;
  readonly 'aria-hidden'?: boolean;
  readonly 'aria-label'?: string;
}

/** As the icons of the library are drawn, which has none of these. */
const drawn = (paths: ReactNode) => {
  const DrawnIcon = ({ size, ...rest }: DrawnIconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(rest['aria-label'] === undefined ? {} : { role: 'img' })}
      {...rest}
    >
      {paths}
    </svg>
  );
  return DrawnIcon;
};

/** A picture in an arch. */
export const PhotoFrameIcon = drawn(
  <>
    <path d="M4 21V11a8 8 0 0 1 16 0v10z" />
    <path d="m4 18 5-5 6 6M14 18l2.5-2.5L20 19" />
  </>,
);

/** Three bars. */
export const ChartIcon = drawn(<path d="M4 20h16M7 16v-4M12 16V5M17 16V9" />);

/** Several pictures. */
export const PicturesIcon = drawn(
  <>
    <rect x="7" y="3" width="14" height="14" rx="2" />
    <path d="M17 21H6a3 3 0 0 1-3-3V7M7 14l4-4 6 6.5" />
    <path d="M16 8h.01" />
  </>,
);

/** A plant that was drawn. */
export const IllustrationsIcon = drawn(
  <path d="M12 21v-9M12 12c0-5 3-8 8-8 0 5-3 8-8 8zM12 15c0-3.500-2.500-6-8-6 0 3.500 2.500 6 8 6z" />,
);
