'use client'

import type { Client } from '@yaoji/api-client'
import { createContext, type ReactNode, useContext } from 'react'

const ClientContext = createContext<Client | null>(null)

/** Provides the client for the data hooks below. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
}

/** The client of the provider above. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client)
    throw new Error(
      'hooks/data: there is no client. Data hooks call through one. Put a ClientProvider above.',
    )
  return client
}
