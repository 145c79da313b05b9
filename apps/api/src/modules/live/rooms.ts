/** Who hears what. A room's name begins with its tenant, so that no frame crosses from one to another. */
import type { WebSocket } from 'ws';

export type Room = string;

/** The room of one member's open pages. */
export const memberRoom = (tenantId: number, memberId: number): Room => `${tenantId}:member:${memberId}`;
/** Of one person in the console. */
export const consoleRoom = (tenantId: number, memberId: number): Room => `${tenantId}:console:${memberId}`;
/** Of a shop, or with 0 of customer service. */
export const deskRoom = (tenantId: number, desk: number): Room => `${tenantId}:desk:${desk}`;

/** Of one member in a process: tabs and machines. */
const MOST_SOCKETS = 20;

export interface Rooms {
  /** The member's own room comes first. @returns false, having done nothing, when too many sockets are in it */
  join(socket: WebSocket, rooms: readonly [Room, ...Room[]]): boolean;
  leave(socket: WebSocket): void;
  has(room: Room): boolean;
  /** Whether anybody of the tenant listens. */
  hasTenant(tenantId: number): boolean;
  push(rooms: readonly Room[], frame: object): void;
  closeAll(code: number, reason: string): void;
}

/** @param bufferBytes what may wait for a client: one that does not read is let go, for it would fill the memory */
export function openRooms(bufferBytes: number): Rooms {
  const members = new Map<Room, Set<WebSocket>>();
  const joined = new Map<WebSocket, readonly Room[]>();
  const tenants = new Map<string, number>();
  const tenantOf = (room: Room): string => room.slice(0, room.indexOf(':'));

  const leave: Rooms['leave'] = (socket) => {
    const rooms = joined.get(socket);
    if (!rooms) return;
    joined.delete(socket);
    for (const room of rooms) {
      const sockets = members.get(room);
      sockets?.delete(socket);
      if (sockets?.size === 0) members.delete(room);
    }
    const tenant = tenantOf(rooms[0] ?? '');
    const left = (tenants.get(tenant) ?? 1) - 1;
    if (left > 0) tenants.set(tenant, left);
    else tenants.delete(tenant);
  };
  return {
    join: (socket, rooms) => {
      if ((members.get(rooms[0])?.size ?? 0) >= MOST_SOCKETS) return false;
      joined.set(socket, rooms);
      for (const room of rooms) members.set(room, (members.get(room) ?? new Set()).add(socket));
      const tenant = tenantOf(rooms[0]);
      tenants.set(tenant, (tenants.get(tenant) ?? 0) + 1);
      return true;
    },
    leave,
    has: (room) => members.has(room),
    hasTenant: (tenantId) => tenants.has(String(tenantId)),
    push: (rooms, frame) => {
      const text = JSON.stringify(frame);
      const sockets = new Set(rooms.flatMap((room) => [...(members.get(room) ?? [])]));
      for (const socket of sockets) {
        if (socket.readyState === socket.OPEN) socket.send(text);
        if (socket.bufferedAmount <= bufferBytes) continue;
        leave(socket);
        socket.terminate();
      }
    },
    closeAll: (code, reason) => {
      for (const socket of [...joined.keys()]) {
        leave(socket);
        socket.close(code, reason);
      }
    },
  };
}
