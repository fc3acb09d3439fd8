import { accountCalls } from './account-calls.ts'
import { apiKeyCalls } from './api-key-calls.ts'
import { adminCalls } from './admin-calls.ts'
import type { ApiCall } from './api-call.ts'
import { calculatorCalls } from './calculator-calls.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { channelCalls } from './channel-calls.ts'
import { chatCalls } from './chat-calls.ts'
import { deskCalls } from './desk-calls.ts'
import { geoCalls } from './geo-calls.ts'
import { homePurchaseCalls } from './home-purchase-calls.ts'
import { keptPaperCalls } from './kept-paper-calls.ts'
import { notificationCalls } from './notification-calls.ts'
import { addressCalls } from './address-calls.ts'
import { paidPriceCalls } from './paid-price-calls.ts'
import { operationCalls } from './operation-calls.ts'
import { ownLotCalls } from './own-lot-calls.ts'
import { photoCalls } from './photo-calls.ts'
import { placeCalls } from './place-calls.ts'
import { planCalls } from './plan-calls.ts'
import { pictureCalls } from './picture-calls.ts'
import { ruleCalls } from './rule-calls.ts'
import { savedCalls } from './saved-calls.ts'
import { titleRecordCalls } from './title-record-calls.ts'
import { sharedListCalls } from './shared-list-calls.ts'

/** Every call of the public API, by name. */
export const apiCalls = {
  ...catalogueCalls,
  ...placeCalls,
  ...homePurchaseCalls,
  ...photoCalls,
  ...pictureCalls,
  ...geoCalls,
  ...accountCalls,
  ...apiKeyCalls,
  ...adminCalls,
  ...savedCalls,
  ...deskCalls,
  ...ownLotCalls,
  ...sharedListCalls,
  ...notificationCalls,
  ...channelCalls,
  ...calculatorCalls,
  ...chatCalls,
  ...titleRecordCalls,
  ...keptPaperCalls,
  ...planCalls,
  ...paidPriceCalls,
  ...ruleCalls,
  ...addressCalls,
  ...operationCalls,
}

/** Every call of the public API. */
export const allCalls: readonly ApiCall[] = Object.values<ApiCall>(apiCalls)
