import type { Preferences } from '#contract/account-schemas.ts'
import type { Notification } from '#contract/notification-schemas.ts'

/** The channels besides the app and the mail, by the column of a notification that says how it stands with each. */
export const channelNames = ['push', 'telegram'] as const
export type ChannelName = (typeof channelNames)[number]

const suffixes = { mail: 'ByMail', push: 'ByPush', telegram: 'ByTelegram' } as const

/** Whether the preferences want this kind of notification on this channel. */
export const isChannelWanted = (
  preferences: Preferences,
  type: Notification['type'],
  channel: keyof typeof suffixes,
): boolean => preferences[type] && preferences[`${type}${suffixes[channel]}`]

/** Whether accounts whose plan has ended still get it: what is about the account, and what a client asks. */
export const staysAfterPlan = (type: Notification['type']): boolean => type === 'system' || type === 'client'
