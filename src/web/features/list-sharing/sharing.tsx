import { Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, questionLook } from '../../ui/dialog.tsx'
import { FailureBoundary } from '../../framework/failure-boundary.tsx'
import { lazyPart } from '../../framework/lazy-part.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'

/** Its code comes when somebody sends something. */
const ShareDialog = lazyPart('features/list-sharing/share-dialog.tsx', () => import('./share-dialog.tsx'))

/** Stands where the dialog's own code cannot be loaded. */
const SharingAway = ({ onClose }: { onClose: () => void }) => (
  <Dialog look={questionLook} title="Enviar ao cliente" closing={null} onClose={onClose}>
    <p className="mt-2 mb-5 text-pretty text-ink-2">
      Para enviar uma lista é preciso internet: o link nasce no servidor. O resto continua aqui.
    </p>
    <Button look="primary" className="w-full" onClick={onClose}>
      Entendi
    </Button>
  </Dialog>
)

/** The dialog that sends properties to a client; without a connection it says so. */
export const Sharing = (props: ShareDialogProps) => (
  <FailureBoundary attempt="" fallback={() => <SharingAway onClose={props.onClose} />}>
    <Suspense fallback={null}>
      <ShareDialog {...props} />
    </Suspense>
  </FailureBoundary>
)
