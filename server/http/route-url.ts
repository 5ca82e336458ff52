/** A path of the contract as Fastify spells it: `/business-edit/{id}` is `/business-edit/:id`. */
export function routeUrl(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
