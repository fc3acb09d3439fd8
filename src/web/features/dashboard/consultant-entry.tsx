import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowUp, Sparkles } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { chatLimits } from '#contract/chat-limits.ts'
import { pagePaths } from '#contract/page-paths.ts'

/** A field whose sentence is asked on the consultant's page at once; an empty field opens the page. */
export function ConsultantEntry() {
  const id = useId()
  const navigate = useNavigate()
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const presetQuery = String(new FormData(event.currentTarget).get('question') ?? '').trim()
    void navigate({ to: pagePaths.chat, ...(presetQuery && { state: { presetQuery } }) })
  }
  return (
    <li className="card col-span-full">
      <div className="flex flex-1 flex-col gap-3 p-4 md:flex-row md:items-center md:gap-8 md:p-5">
        <div className="flex items-center gap-4 md:w-72 md:shrink-0">
          <Sparkles className="size-5.5 shrink-0 text-amber-text" strokeWidth={1.75} />
          <div className="min-w-0">
            <h3 className="text-base font-semibold">
              <Link to={pagePaths.chat} className="card-link">
                Consultor
              </Link>
            </h3>
            <p className="mt-0.5 text-sm text-ink-3">Pergunte em uma frase</p>
          </div>
        </div>
        <form className="relative z-1 flex min-w-0 flex-1 gap-2" onSubmit={ask}>
          <label htmlFor={id} className="sr-only">
            Pergunte em uma frase
          </label>
          <input
            id={id}
            name="question"
            type="text"
            className="control px-3.5 text-ellipsis"
            enterKeyHint="send"
            autoComplete="off"
            maxLength={chatLimits.message}
            placeholder="Casa em Goiânia até 150 mil com financiamento"
          />
          <button
            type="submit"
            className="grid size-target shrink-0 place-content-center rounded-md border border-line-strong bg-raised text-ink transition-colors hover:border-ink-3"
            aria-label="Perguntar ao consultor"
            title="Perguntar"
          >
            <ArrowUp className="size-5" />
          </button>
        </form>
      </div>
    </li>
  )
}
