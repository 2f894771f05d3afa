/** How many mails, and how many phone messages, are sent at once. A server that hangs keeps only its deployment's workers busy. */
export const MESSAGE_SHARES = { concurrency: 16, urgentConcurrency: 4, concurrencyPerDeployment: 4 };
