import { Icon } from './Icon.tsx';

interface Props {
  /** Label of the button, for screen readers. */
  label: string;
  onClick: () => void;
}

/** The Close button in a dialog's upper right corner. */
export const CloseButton = ({ label, onClick }: Props) => (
  <button
    className="col-start-2 row-start-1 grid size-[48px] cursor-pointer place-items-center -outline-offset-4"
    type="button"
    aria-label={label}
    onClick={onClick}
  >
    <Icon name="close" />
  </button>
);
