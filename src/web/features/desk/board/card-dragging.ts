import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** Makes a card draggable by mouse and by a long touch. Returns what ends it. */
export const makeDraggable = (
  card: HTMLElement,
  id: string,
  onDragged: (dragged: boolean) => void,
): (() => void) =>
  draggable({
    element: card,
    getInitialData: () => ({ deskItem: id }),
    onDragStart: () => onDragged(true),
    onDrop: () => onDragged(false),
  })

/** Makes a column take cards. Returns what ends it. */
export const makeDropTarget = (
  column: HTMLElement,
  onOver: (over: boolean) => void,
  onCard: (id: string) => void,
): (() => void) =>
  dropTargetForElements({
    element: column,
    canDrop: ({ source }) => typeof source.data.deskItem === 'string',
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop({ source }) {
      onOver(false)
      if (typeof source.data.deskItem === 'string') onCard(source.data.deskItem)
    },
  })
