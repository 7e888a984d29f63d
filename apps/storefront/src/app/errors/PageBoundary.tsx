import { Component, type ReactNode } from 'react'
import { forgetFailed } from '../router/loadPage'
import { PageError } from './PageError'

export interface PageBoundaryProps {
  /** Identifies the content. Another value renders it again after an error. */
  page?: string
  children: ReactNode
}

/** Error boundary: an error inside leaves the rest of the shop in place, and a message says what happened. */
export class PageBoundary extends Component<PageBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    forgetFailed()
  }

  override componentDidUpdate({ page }: PageBoundaryProps) {
    if (this.state.broken && page !== this.props.page) this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? <PageError /> : this.props.children
  }
}
