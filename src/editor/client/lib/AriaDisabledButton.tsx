/** A button that keeps the focus when there is nothing for it to do, which `disabled` would take away. */
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'disabled' | 'aria-disabled' | 'onClick'> {
  isDisabled: boolean;
  onClick: () => void;
}

export const AriaDisabledButton = ({ isDisabled, onClick, ...rest }: Props) => (
  <button
    {...rest}
    type="button"
    aria-disabled={isDisabled || undefined}
    onClick={() => !isDisabled && onClick()}
  />
);
