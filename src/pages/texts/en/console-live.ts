export const consoleLive = {
  'console.live.button': 'Live',
  'console.live.waiting': 'Waiting for deliveries',
  'console.live.counted': 'Changes so far: {count}',
  'console.live.again': 'The connection was lost. Connecting again.',
  'console.live.lost': 'The live list has ended. Load the page again.',
  'console.find.count': '{count, plural, one {# result} other {# results}}',
} as const;
