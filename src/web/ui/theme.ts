import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './browser-storage.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The same key and ground colours as public/theme.js, which applies the theme before the first paint. */
const storageKey = 'auction-theme'
const grounds = { light: '#f9f6f1', dark: '#080d15' }

const listeners = new Set<() => void>()
const systemDark = matchMedia('(prefers-color-scheme: dark)')

const isTheme = (text: string | null): text is Theme => themes.includes(text as Theme)

let theme: Theme = ((kept: string | null) => (isTheme(kept) ? kept : 'dark'))(readStored(storageKey))

function apply(): void {
  const shown = theme === 'system' ? (systemDark.matches ? 'dark' : 'light') : theme
  document.documentElement.className = shown
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', grounds[shown])
}

systemDark.addEventListener('change', apply)

export function setTheme(next: Theme): void {
  theme = next
  writeStored(storageKey, next)
  apply()
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => theme,
  )
