import { createContext, useContext } from 'react'

/** Loads the code of the page at an address before it is opened. */
export type Prefetch = (href: string) => void

const PrefetchContext = createContext<Prefetch>(() => {})

/** Provides prefetching to links and pages. The app's router provides it, because only it knows the pages' code. */
export const PrefetchProvider = PrefetchContext.Provider

export const usePrefetch = (): Prefetch => useContext(PrefetchContext)
