export const consoleUserData = {
  'console.user.export': 'Export the data',
  'console.user.exportHint':
    'Everything that the service stores about this user, without secrets, as a JSON file. The audit log records the export.',
  'console.user.erased': 'The user was erased.',
  'console.user.exportNow': 'Download the file',
} as const;
