import { type GatehouseFixtures, type GatehouseWorkerFixtures, gatehouseFixtures } from '@gatehouse/testing/playwright';
import { test as base } from '@playwright/test';

const { GATEHOUSE_BACKEND_URL = 'http://localhost:4000', GATEHOUSE_API_KEY = '' } = process.env;

/** Each test has a user of its own, who is signed in. The API key is of a deployment in staging mode. */
export const test = base.extend<GatehouseFixtures, GatehouseWorkerFixtures>(
  gatehouseFixtures({ backendUrl: GATEHOUSE_BACKEND_URL, apiKey: GATEHOUSE_API_KEY }),
);
