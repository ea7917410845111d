/** A mistake on the command line, said without a stack trace. */
export class UsageError extends Error {}
