/** The checksum of every document in the form tests. */
export const CHECKSUM = '0'.repeat(64);
