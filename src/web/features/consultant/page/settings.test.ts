import { expect, it } from 'vitest'
import { defaultPreferences } from '#contract/account.ts'
import { changesBetween, choicesOf } from './settings.ts'

it('only changed settings are sent', () => {
  const saved = choicesOf(defaultPreferences)
  expect(saved).toEqual({ email: true, deal: true, auction: true, news: false })
  expect(changesBetween(saved, saved)).toEqual({})
  expect(changesBetween(saved, { ...saved, news: true, email: false })).toEqual({ email: false, news: true })
})
