import { useQueryClient } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { sharedFormPaths } from '#contract/shared-list-path.ts'
import { type SharedReaction, sharedReactions } from '#contract/shared-list-keys.ts'
import type { SharedListing } from '#contract/shared-list-schemas.ts'
import { describeFailure } from '../../data/call-failure.ts'
import { reactToListing } from '../../data/shared-list/shared-page-query.ts'
import { useApiAction } from '../../data/use-api-action.ts'

const looks = {
  liked: { icon: ThumbsUp, label: 'Gostei' },
  disliked: { icon: ThumbsDown, label: 'Não é para mim' },
}

const readReaction = (value: string | undefined): SharedReaction | null =>
  sharedReactions.find(reaction => reaction === value) ?? null

/** “Gostei” and “Não é para mim” of one listing; a second press takes it back. Without script the browser sends it. */
export function ReactionForm({
  token,
  listing,
  name,
}: {
  token: string
  listing: SharedListing
  name: string
}) {
  const client = useQueryClient()
  const { problem, run } = useApiAction(describeFailure)
  const { id, mine } = listing
  return (
    <form
      className="shared-reactions"
      method="post"
      action={sharedFormPaths.reaction(token)}
      aria-label={`O que você achou: ${name}`}
      onSubmit={event => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const reaction = readReaction((submitter as HTMLButtonElement | null)?.value)
        void run(() => reactToListing(client, token, listing, reaction))
      }}
    >
      <input type="hidden" name="item" value={id} />
      {sharedReactions.map(reaction => {
        const { icon: Icon, label } = looks[reaction]
        const isMine = mine === reaction
        return (
          <button
            key={reaction}
            type="submit"
            name="reaction"
            value={isMine ? '' : reaction}
            aria-pressed={isMine}
            className="shared-reaction"
          >
            <Icon className="size-4" aria-hidden="true" />
            {label}
          </button>
        )
      })}
      <p className="shared-problem" aria-live="polite">
        {problem}
      </p>
    </form>
  )
}
