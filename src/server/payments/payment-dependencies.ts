import type { AccountDependencies } from '../account/account-dependencies.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'
import type { ServerConfig } from '../server-config.ts'

type LastlinkConfig = ServerConfig['lastlink']

/** The dependencies of payments, in addition to those of accounts. */
export interface PaymentDependencies extends AccountDependencies, LastlinkConfig {
  database: 'embedded' | 'postgresql'
  mail: 'smtp' | 'folder'
  operator: OperatorNotifier
  /** Whether only this machine reaches the server, so that the provider cannot. */
  demonstration: boolean
  /** Called when an account was notified: its digest may be due. */
  onNotified: () => void
}
