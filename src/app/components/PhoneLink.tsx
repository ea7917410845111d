import { telHref } from '../../core/data/contact/methods.ts';

/** A telephone number as it is written, which a phone can dial. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={telHref(phone)}>{phone}</a>;
}
