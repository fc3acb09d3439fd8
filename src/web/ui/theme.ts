import { readStored, writeStored } from '../framework/browser-storage.ts'
import { useBrowserValue } from '../framework/use-browser-value.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The same key and ground colours as public/theme.js, which applies the theme before the first paint. */
const storageKey = 'auction-theme'
const grounds = { light: '#f9f6f1', dark: '#080d15' }

const listeners = new Set<() => void>()

const isTheme = (text: string | null): text is Theme => themes.includes(text as Theme)

let theme: Theme | null = null

/** The theme that this browser stores; it is read once. */
function currentTheme(): Theme {
  if (theme === null) {
    const kept = readStored(storageKey)
    theme = isTheme(kept) ? kept : 'dark'
  }
  return theme
}

function applyTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const chosen = currentTheme()
  const shown = chosen === 'system' ? (dark ? 'dark' : 'light') : chosen
  document.documentElement.className = shown
  document.documentElement.dataset.theme = chosen
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', grounds[shown])
}

/** Applies the system's theme when it changes. */
export const followSystemTheme = (): void =>
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)

/** Applies a theme and stores the choice in this browser. */
export function setTheme(next: Theme): void {
  theme = next
  writeStored(storageKey, next)
  applyTheme()
  for (const listener of listeners) listener()
}

const watchTheme = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the chosen theme and follows its changes. */
export const useTheme = (): Theme => useBrowserValue(currentTheme, 'dark', watchTheme)
