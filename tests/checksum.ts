/** That of every document in the tests of forms. */
export const CHECKSUM = '0'.repeat(64);
