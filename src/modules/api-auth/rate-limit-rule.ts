/** How often keys of an app may be used: `maxRequests` in each window of `duration` units. */
export interface RateLimitRule {
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month';
  duration: number;
  maxRequests: number;
  mode: 'per_key' | 'per_ip' | 'per_key_and_ip' | 'per_app';
}
