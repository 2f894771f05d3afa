/* Loaded before the program: reads the variables of `.env` in the current folder. Variables of the environment take precedence. */
try {
  process.loadEnvFile('.env');
} catch (error) {
  if (error.code !== 'ENOENT') {
    console.error(`The file .env cannot be read (${error.code}). Give the user of this process access to it.`);
    process.exit(1);
  }
}
