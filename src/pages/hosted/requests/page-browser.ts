import type { IncomingMessage } from 'node:http';
import { newToken } from '../../../platform/crypto/tokens.ts';
import { cookieOf } from './secret-cookies.ts';

const COOKIE = 'page_browser';
/** The cookie is a token of 256 bits. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The value of the cookie that identifies a browser, to which the keys of its forms are bound; empty without the cookie. */
export const browserOf = (request: IncomingMessage): string => cookieOf(request, COOKIE, TOKEN) ?? '';

/** The `Set-Cookie` value that identifies a browser until it is closed. */
export const newBrowserCookie = (): string => `${COOKIE}=${newToken()}; Path=/; HttpOnly; Secure; SameSite=Lax`;
