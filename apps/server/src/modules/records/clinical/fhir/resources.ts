import { Refused } from '../refused.ts';
import { type Node, nodeOf, nodesOf, textOf } from './elements.ts';

const MOST_RESOURCES = 20_000;
const MOST_NESTED = 3;

/** A resource of a document, by the path that names it. */
export interface Found {
  path: string;
  type: string;
  url: string | null;
  resource: Node;
}

export interface Resources {
  all: readonly Found[];
  /** What could not be taken: entries without a resource. */
  dropped: { where: string; what: string }[];
  /** The resource that a reference names; of “#…” one that is contained in `from`. */
  resolve(reference: unknown, from?: Node): Node | null;
  foundOf(resource: Node): Found | undefined;
}

interface Gathering {
  all: Found[];
  dropped: { where: string; what: string }[];
  counts: Map<string, number>;
}

function addResource(into: Gathering, resource: Node, url: string | null): void {
  if (into.all.length >= MOST_RESOURCES) throw new Refused('too_big');
  const type = textOf(resource['resourceType']) ?? '';
  const number = into.counts.get(type) ?? 0;
  into.counts.set(type, number + 1);
  into.all.push({ path: `${type}/${number}`, type, url, resource });
}

function addBundle(into: Gathering, bundle: Node, depth: number): void {
  for (const [place, entry] of (Array.isArray(bundle['entry']) ? (bundle['entry'] as unknown[]) : []).entries()) {
    const node = nodeOf(entry);
    const resource = nodeOf(node?.['resource']);
    const where = `entry ${place + 1}`;
    if (!resource || textOf(resource['resourceType']) === null) {
      // A transaction deletes by entries without a resource: they state nothing.
      if (nodeOf(node?.['request'])?.['method'] !== 'DELETE')
        into.dropped.push({ where, what: textOf(node?.['fullUrl']) ?? '' });
    } else if (resource['resourceType'] === 'Bundle') {
      if (depth < MOST_NESTED) addBundle(into, resource, depth + 1);
      else into.dropped.push({ where, what: 'Bundle' });
    } else addResource(into, resource, textOf(node?.['fullUrl']));
  }
}

const lastTwo = (reference: string): string => reference.split('/_history/', 1).join('').split('/').slice(-2).join('/');

/** The resources of a bundle, or the one there is, and what they refer to. */
export function gatherResources(root: Node): Resources {
  const into: Gathering = { all: [], dropped: [], counts: new Map() };
  if (root['resourceType'] === 'Bundle') addBundle(into, root, 0);
  else addResource(into, root, null);
  const byReference = new Map<string, Node>();
  const byResource = new Map(into.all.map((found) => [found.resource, found]));
  for (const { url, type, resource } of into.all) {
    const id = textOf(resource['id']);
    // The first one counts: a document may repeat an id, and its first use is what came before.
    for (const name of [url, url === null ? null : lastTwo(url), id && `${type}/${id}`, id && `urn:uuid:${id}`])
      if (name !== null && !byReference.has(name)) byReference.set(name, resource);
  }
  const resolve = (reference: unknown, from?: Node): Node | null => {
    const node = nodeOf(reference);
    const name = textOf(node ? node['reference'] : reference);
    if (name === null) return null;
    if (name.startsWith('#'))
      return nodesOf(from?.['contained']).find(({ id }) => textOf(id) === name.slice(1)) ?? null;
    return byReference.get(name) ?? byReference.get(lastTwo(name)) ?? null;
  };
  return { all: into.all, dropped: into.dropped, resolve, foundOf: (resource) => byResource.get(resource) };
}
