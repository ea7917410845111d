/** A button that keeps the focus when there is nothing for it to do, which `disabled` would take away. */
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'disabled' | 'aria-disabled' | 'onClick'> {
  isOff: boolean;
  onClick: () => void;
}

export const SteadyButton = ({ isOff, onClick, ...rest }: Props) => (
  <button {...rest} type="button" aria-disabled={isOff || undefined} onClick={() => !isOff && onClick()} />
);
