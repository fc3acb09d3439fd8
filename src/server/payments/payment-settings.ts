import { createHmac } from 'node:crypto'
import type { ServerConfig } from '../server-config.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'

/**
 * What payments take from the settings. In the demonstration the webhook has a token of its own, which nobody needs
 * to know: the simulator uses it. @param secret the server's own, from which that token is derived
 */
export const paymentSettings = (
  { lastlink, demonstration, databaseUrl, smtpUrl }: ServerConfig,
  secret: string,
): Pick<PaymentDependencies, 'tokens' | 'plans' | 'minPrices' | 'database' | 'mail'> => ({
  tokens:
    lastlink.tokens.length === 0 && demonstration
      ? [createHmac('sha256', secret).update('lastlink').digest('hex').slice(0, 32)]
      : lastlink.tokens,
  plans: lastlink.plans,
  minPrices: lastlink.minPrices,
  database: databaseUrl === null ? 'embedded' : 'postgresql',
  mail: smtpUrl === null ? 'folder' : 'smtp',
})
