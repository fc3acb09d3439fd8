import { expect, it } from 'vitest'
import { defaultPreferences } from '#contract/account-schemas.ts'
import { listSettingChanges, readChatChoices } from './settings-sheet.tsx'

it('only changed settings are sent', () => {
  const saved = readChatChoices(defaultPreferences)
  expect(saved).toEqual({ email: true, deal: true, auction: true, news: false })
  expect(listSettingChanges(saved, saved)).toEqual({})
  expect(listSettingChanges(saved, { ...saved, news: true, email: false })).toEqual({
    email: false,
    news: true,
  })
})
