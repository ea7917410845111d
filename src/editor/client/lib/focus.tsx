/** A button that stays focusable while it is disabled. The `disabled` attribute would drop the focus. */
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

/** A `ref` callback that focuses the element when it mounts. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** A `ref` callback that scrolls the element into view when it mounts. */
export const scrollIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });
