import { Component, type ReactNode } from 'react'

interface Props {
  /** Another one tries again. */
  attempt: string
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
  attempt: string
}

/** Shows a replacement when its children fail to load or to render. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { failure: null, attempt: this.props.attempt }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): Partial<State> | null {
    return attempt === state.attempt ? null : { attempt, failure: null }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.fallback(failure.error)
  }
}
