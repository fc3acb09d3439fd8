import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { useRef } from 'react'
import { Popover } from '../../ui/popover.tsx'
import { setTheme, type Theme, themes, useTheme } from '../../ui/theme.ts'

const looks = {
  light: { label: 'Claro', icon: Sun },
  dark: { label: 'Escuro', icon: Moon },
  system: { label: 'Sistema', icon: Monitor },
} satisfies Record<Theme, unknown>

/** All three icons, of which the style sheet shows the chosen one, also before the scripts are there. */
const ThemeIcon = () =>
  themes.map(choice => {
    const { icon: Icon } = looks[choice]
    return <Icon key={choice} className="theme-icon" data-look={choice} />
  })

/** Claro, Escuro or Sistema, in a menu under its button; the browser closes it on Esc and returns the focus. */
export function ThemeMenu() {
  const theme = useTheme()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <div className="relative">
      <Popover
        button={{
          className:
            'grid size-target place-content-center rounded-md text-ink-2 transition-colors hover:bg-raised-2 hover:text-ink',
          'aria-label': `Tema: ${looks[theme].label}`,
          title: 'Tema',
          children: <ThemeIcon />,
        }}
        ref={menu}
        className="menu"
        role="radiogroup"
        aria-label="Tema"
      >
        {themes.map(choice => {
          const { label, icon: ChoiceIcon } = looks[choice]
          return (
            <label key={choice} className="menu-item">
              <input
                type="radio"
                name="theme"
                className="sr-only"
                checked={choice === theme}
                onChange={() => setTheme(choice)}
                onClick={event => event.detail > 0 && menu.current?.hidePopover()}
              />
              <ChoiceIcon className="size-4 text-ink-3" />
              <span className="flex-1">{label}</span>
              {choice === theme && <Check className="size-4 text-amber-text" />}
            </label>
          )
        })}
      </Popover>
    </div>
  )
}
