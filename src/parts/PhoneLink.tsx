/** A telephone number that a phone can dial (RFC 3966: digits and a leading plus). */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
}
