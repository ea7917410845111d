/** Whether this window is one of the machine on which the editor runs, and not that of a phone. */
export const isLocalhost = (): boolean => ['localhost', '127.0.0.1'].includes(location.hostname);
