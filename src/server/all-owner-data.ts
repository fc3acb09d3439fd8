import { type OwnerData, combineOwnerData } from './account/owner-data.ts'
import { channelAccountData } from './channels/channel-account-data.ts'
import { chatAccountData } from './chat/chat-account-data.ts'
import { deskAccountData } from './desk/desk-account-data.ts'
import { favoriteAccountData } from './favorites/favorite-account-data.ts'
import { createKeptPaperAccountData } from './papers/kept-paper-account-data.ts'
import type { PaperSealer } from './papers/paper-sealer.ts'
import { notificationAccountData } from './notifications/notification-store.ts'
import { ownLotAccountData } from './own-lots/own-lot-account-data.ts'
import { paymentAccountData } from './payments/payment-account-data.ts'
import { searchAccountData } from './searches/saved-search-store.ts'
import { sharedListAccountData } from './shared-lists/shared-list-account-data.ts'

/** The data that are merged, deleted and exported with an account. */
export const createAllOwnerData = (papers: PaperSealer): OwnerData =>
  combineOwnerData([
    favoriteAccountData,
    ownLotAccountData,
    deskAccountData,
    sharedListAccountData,
    createKeptPaperAccountData(papers),
    searchAccountData,
    notificationAccountData,
    channelAccountData,
    chatAccountData,
    paymentAccountData,
  ])
