import { ImagePlus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { logoBytes } from '#contract/shared-list-limits.ts'
import { deleteLogo, saveLogo } from '../../data/shared-list/owned-lists.ts'
import { useApiAction } from '../../data/use-api-action.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

const megabytes = logoBytes.sent / 1024 / 1024

/** The account's logo: kept for every list, shown in this one or not. */
export function LogoField({
  logo,
  shown,
  onShow,
}: {
  /** Its address; `null`: none. */
  logo: string | null
  shown: boolean
  onShow: (shown: boolean) => void
}) {
  const field = useId()
  const { busy, problem, run } = useApiAction()
  const take = (file: File | undefined) => {
    if (file === undefined) return
    void run(async () => {
      await saveLogo(file)
      onShow(true)
    })
  }
  return (
    <div>
      <p className="mb-1.5 text-xs font-medium text-ink-2">Logotipo</p>
      <div className="flex flex-wrap items-center gap-3">
        {logo !== null && <img src={logo} alt="O seu logotipo" className="shared-logo" />}
        <label
          htmlFor={field}
          className={buttonClass('outline', 'cursor-pointer px-3 text-sm has-focus-visible:outline-2')}
        >
          <ImagePlus className="size-4" aria-hidden="true" />
          {busy ? 'Enviando…' : logo === null ? 'Escolher imagem' : 'Trocar'}
          <input
            id={field}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="sr-only"
            disabled={busy}
            onChange={({ target }) => {
              take(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {logo !== null && (
          <>
            <Button
              look="quiet"
              className="px-2"
              aria-label="Apagar o logotipo"
              onClick={() =>
                void run(async () => {
                  await deleteLogo()
                  onShow(false)
                })
              }
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </Button>
            <label className="flex min-h-target items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                className="tick"
                checked={shown}
                onChange={({ target }) => onShow(target.checked)}
              />
              Mostrar nesta lista
            </label>
          </>
        )}
      </div>
      <p className={`mt-1.5 text-xs ${problem ? 'text-risk' : 'text-ink-3'}`} aria-live="polite">
        {problem ?? `PNG, JPEG ou WebP de até ${megabytes} MB; fica guardado para as próximas.`}
      </p>
    </div>
  )
}
