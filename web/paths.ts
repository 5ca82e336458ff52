import { fillPath } from '../contract/fill-path.ts';
import { routes, type EveryRouteName, type RouteName } from '../contract/routes.ts';
import type { supportRoutes } from '../contract/support-routes.ts';

/**
 * The URL of every page. The browser's code never writes one as a literal; the server's takes paths from
 * `contract/page-paths.ts`.
 */
export * as paths from './page-urls.ts';

/** The URL of an API call: its contract path with the parameters filled in and encoded. */
export function apiPath<N extends RouteName>(name: N, ...[params]: PathArguments<N>): string {
  return fillPath(routes[name].path, params);
}

/** A call's path parameters: none, or one value for each `{name}`. */
type PathArguments<N extends RouteName> = [PathParams<N>] extends [never]
  ? []
  : [params: Record<PathParams<N>, string | number>];

export type PathParams<N extends EveryRouteName> = ParamNames<EveryRoute[N]['path']>;

type EveryRoute = typeof routes & typeof supportRoutes;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
