import type { ReactElement, ReactNode, SVGProps } from 'react';
import { cx } from '../lib/class-names.ts';

/** Drawn at 20 px with a hairline; `className` may change size and colour. Decorative: the control names itself. */
export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;
export type Icon = (props: IconProps) => ReactElement;

function icon(drawing: ReactNode): Icon {
  return ({ className, ...props }) => (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      className={cx('shrink-0', className)}
    >
      {drawing}
    </svg>
  );
}

export const SearchIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
);
export const HeartIcon = /* @__PURE__ */ icon(
  <path d="M12 20S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z" />,
);
export const BagIcon = /* @__PURE__ */ icon(
  <>
    <path d="M5 8.5h14l1 12H4z" />
    <path d="M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />
  </>,
);
export const UserIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.5 20.5c.6-4.2 3.5-6.2 7.5-6.200s6.9 2 7.5 6.2" />
  </>,
);
export const MenuIcon = /* @__PURE__ */ icon(<path d="M3.5 8h17M3.5 16h17" />);
export const CloseIcon = /* @__PURE__ */ icon(<path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />);
export const DownIcon = /* @__PURE__ */ icon(<path d="M5.5 9l6.5 6.5L18.5 9" />);
export const RightIcon = /* @__PURE__ */ icon(<path d="M9 5.5l6.5 6.5L9 18.5" />);
export const LeftIcon = /* @__PURE__ */ icon(<path d="M15 5.5L8.5 12l6.5 6.5" />);
export const UpIcon = /* @__PURE__ */ icon(<path d="M5.5 15L12 8.5l6.5 6.5" />);
export const ArrowIcon = /* @__PURE__ */ icon(<path d="M3.5 12h17M15 6.5l5.5 5.5-5.5 5.5" />);
export const ChatIcon = /* @__PURE__ */ icon(
  <>
    <path d="M4 5.5h16v11h-9l-4.5 4v-4H4z" />
    <path d="M8.5 10h7M8.5 12.800h4.5" />
  </>,
);
export const CheckIcon = /* @__PURE__ */ icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const PlusIcon = /* @__PURE__ */ icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = /* @__PURE__ */ icon(<path d="M5 12h14" />);
export const EyeIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const AlertIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.5M12 16v.3" />
  </>,
);
export const TruckIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8" />
    <circle cx="7" cy="17.5" r="1.9" />
    <circle cx="17" cy="17.5" r="1.9" />
  </>,
);
export const FilterIcon = /* @__PURE__ */ icon(
  <>
    <path d="M3.5 7.5h9M18 7.5h2.5M3.5 16.5H6M11.5 16.5h9" />
    <circle cx="15.25" cy="7.5" r="2.25" />
    <circle cx="8.75" cy="16.5" r="2.25" />
  </>,
);
export const WalletIcon = /* @__PURE__ */ icon(
  <>
    <path d="M3.5 7.5h15.5v12H3.5zM3.5 7.5l12-3v3" />
    <path d="M19 11.5h2v4h-4.5v-4z" />
  </>,
);
export const CoinIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.5 8.5h7M12 8.5v8M8 11.5c2.5 1 5.5 1 8 0" />
  </>,
);
export const CardIcon = /* @__PURE__ */ icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" />
    <path d="M3 9.5h18M6.5 15h4" />
  </>,
);
export const GlobeIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </>,
);
export const QuestionIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.3 9.5a2.7 2.7 0 1 1 3.9 2.400c-.8.4-1.200.9-1.2 1.900M12 16.5v.3" />
  </>,
);
export const StarIcon = /* @__PURE__ */ icon(
  <path d="M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.300-2.900L6.7 20l1.100-6L3.4 9.800l6-.8z" />,
);
export const RulerIcon = /* @__PURE__ */ icon(
  <path d="M2.5 8.5h19v7h-19zM6.5 8.5v3M10.2 8.5v3M13.8 8.5v3M17.5 8.5v3" />,
);
export const ShareIcon = /* @__PURE__ */ icon(<path d="M12 15V3.5M8 7l4-3.5L16 7M5.5 11v9.5h13V11" />);
export const ShopIcon = /* @__PURE__ */ icon(<path d="M5 20.5V11a7 7 0 0 1 14 0v9.5zM3 20.5h18M12 4v16.5M5 12.5h14" />);
export const UploadIcon = /* @__PURE__ */ icon(<path d="M12 16V5M7.5 9L12 4.5 16.5 9M4.5 16v4h15v-4" />);
export const PrintIcon = /* @__PURE__ */ icon(<path d="M7 9V4h10v5M7 16H4V9h16v7h-3M7 13.5h10V20H7z" />);
export const CameraIcon = /* @__PURE__ */ icon(
  <>
    <path d="M3.5 8h4l1.5-2.5h6L16.5 8h4v11.5h-17z" />
    <circle cx="12" cy="13.5" r="3.5" />
  </>,
);
export const TrashIcon = /* @__PURE__ */ icon(
  <path d="M5 7h14M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6" />,
);
export const EditIcon = /* @__PURE__ */ icon(<path d="M4.5 19.5l1-4.5L16.5 4l3.5 3.5L9 18.5zM14 6.5l3.5 3.5" />);
export const PinIcon = /* @__PURE__ */ icon(
  <>
    <path d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11z" />
    <circle cx="12" cy="10" r="2.25" />
  </>,
);
export const MailIcon = /* @__PURE__ */ icon(<path d="M3.5 6h17v12.5h-17zM3.5 6.5l8.5 7 8.5-7" />);
export const CopyIcon = /* @__PURE__ */ icon(<path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />);
export const EyeOffIcon = /* @__PURE__ */ icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
    <path d="M4.5 19.5l15-15" />
  </>,
);
export const ClockIcon = /* @__PURE__ */ icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </>,
);
export const PlayIcon = /* @__PURE__ */ icon(<path d="M5 3.5v17l15-8.5z" fill="currentColor" stroke="none" />);
