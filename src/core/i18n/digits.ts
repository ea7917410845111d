/** Replaces the digits of every script with 0 to 9. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, latinDigit);

/** The ten digits of a script are consecutive (Unicode Standard, 4.6). */
function latinDigit(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
