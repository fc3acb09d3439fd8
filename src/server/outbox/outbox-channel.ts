import type { Sql } from 'sql-template-tag'

/** Where messages leave: the mail server, the push services, Telegram. */
export type OutboxChannelName = 'mail' | 'push' | 'telegram'

/**
 * The outcome of an attempt. `gone`: the browser or the chat accepts nothing any more; `unwanted`: its reader has
 * turned such messages off; `refused`: this message will never be accepted; `later`: not now, or nobody answered, where
 * `service` says that this holds for everything for the same service and `after` is how many milliseconds the service
 * wants to rest.
 */
export type SendingOutcome =
  | { is: 'sent' }
  | { is: 'gone' }
  | { is: 'unwanted' }
  | { is: 'refused'; problem: string }
  | { is: 'later'; problem: string; service: boolean; after: number | null }

/** What the loop has to know of a message that waits. */
export interface OutboxMessage {
  id: string
  /** What is down together: a mail server, the origin of a push service, Telegram. */
  service: string
  createdAt: Date
  attempts: number
  /** After this instant it must not be sent any more. */
  expiresAt?: Date | null
  /** A process began to send it, and nobody knows how that ended. */
  sending: boolean
}

/** A channel as the outbox's worker uses it. It may neither log nor keep what a message says. */
export interface OutboxChannel<Message extends OutboxMessage> {
  name: OutboxChannelName
  /** Where its messages wait: `id`, `attempts`, `next_attempt_at`, `last_problem`, `sending`. */
  table: Sql
  /**
   * Whether a message is sent again when a process died while sending it: yes when its reader recognises the copy
   * (Message-ID, topic), no when two would be shown.
   */
  sendsAgain: boolean
  hasDue(now: Date): Promise<boolean>
  /**
   * How many are sent in parallel. As many may be left open when a process dies, and an urgent message waits for at most
   * these.
   */
  atOnce: number
  /**
   * Milliseconds from the beginning of a message to that of the next one: what the service wants, and so that requests are
   * answered in between, because writing, encrypting and signing a message take milliseconds of the thread.
   */
  apart: number
  /** A query for messages that are due now, with everything that sending them takes; the most urgent first. */
  due(now: Date, atMost: number): Sql
  /** Sends one message; stops at once when `signal` aborts. Asks no database. */
  send(message: Message, signal: AbortSignal): Promise<SendingOutcome>
  /** Lets everything for a service wait until then, without counting attempts. */
  postponeService(service: string, until: Date): Promise<void>
  /** Removes the browser or the chat that is gone. */
  forget?(message: Message): Promise<void>
  /** What the log may say of a message. */
  describe(message: Message): object
}
