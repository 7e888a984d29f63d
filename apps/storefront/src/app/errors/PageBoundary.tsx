import { Component, type ReactNode } from 'react'
import { PageError } from './PageError'

export interface PageBoundaryProps {
  /** What is shown inside; another value gives it another chance. */
  page?: string
  children: ReactNode
}

/** Keeps what breaks inside from taking the rest of the shop with it: in its place it says what happened. */
export class PageBoundary extends Component<PageBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidUpdate({ page }: PageBoundaryProps) {
    if (this.state.broken && page !== this.props.page) this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? <PageError /> : this.props.children
  }
}
