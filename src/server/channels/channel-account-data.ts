import type { OwnerDataPart } from '../account/owner-data.ts'
import type { Queryable } from '../database/database.ts'
import { deleteFeedToken } from '../calendar/calendar-feed-store.ts'
import { readChannels } from './channel-overview.ts'
import { deleteAllPushDevices } from './push/push-subscription-store.ts'
import { deleteTelegramLink } from './telegram/telegram-link-store.ts'

/** An account's browsers, chat and calendar address; the export has no address that opens any of them. */
export const channelAccountData: OwnerDataPart = {
  async erase(tx, ownerId) {
    await deleteAllPushDevices(tx, ownerId)
    await deleteTelegramLink(tx, ownerId)
    await deleteFeedToken(tx, ownerId)
  },
  export: (db, ownerId) => ({ channels: () => exportChannels(db, ownerId) }),
}

async function exportChannels(db: Queryable, ownerId: string) {
  const { push, telegram, calendar } = await readChannels(
    db,
    { userId: ownerId, sessionId: null },
    { publicKey: null, telegram: false },
  )
  const devices = push.devices.map(({ device, since }) => ({ device, since }))
  return { browsers: devices, telegram: telegram.linked, calendarSince: calendar.since }
}
