/** Kinds of invoices by their code. */
export const INVOICE_KINDS = { ordinary: '增值税普通发票', special: '增值税专用发票' } as const
