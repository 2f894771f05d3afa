/** Whether tests run that take minutes, or repeat in another way what others show: with `npm run check -- --all`. */
export const runsAll = process.env['GATEHOUSE_ALL'] === '1';

/** Why a test is skipped that runs only then. */
export const ONLY_WITH_ALL = 'Runs with `npm run check -- --all`.';
