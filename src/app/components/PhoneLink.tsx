import { telHref } from '../../core/data/contact/methods.ts';

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={telHref(phone)}>{phone}</a>;
}
