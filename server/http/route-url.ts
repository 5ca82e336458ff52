/** A path of the contract in Fastify's syntax: `/business-edit/{id}` becomes `/business-edit/:id`. */
export function routeUrl(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
