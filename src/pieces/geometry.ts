/** A place in the picture: a room is 100 wide and 100 high, the origin is the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a room stands: its floor, counted from the ground, and its column, counted from the left. */
export interface Cell {
  readonly space: number;
  readonly floor: number;
  readonly column: number;
}

/** A stair plate; one that climbs to the left is drawn the other way round. */
export interface Stair extends Point {
  readonly left: boolean;
}

/** The house in which a line of that many rooms winds. */
export interface House {
  readonly rooms: number;
  readonly columns: number;
  readonly floors: number;
  readonly width: number;
  readonly height: number;
  /** The rooms below the roof, 1 first. */
  readonly cells: readonly Cell[];
  readonly stairs: readonly Stair[];
}

/** The height of the roof, in which the attic is. */
export const ROOF = 90;
/** The height of the garden. */
export const GARDEN = 75;
/** The side of a room. */
export const ROOM = 100;
/** How far the thread lies above a room's floor. */
const ABOVE_FLOOR = 12;
/** How far the thread turns from the outer wall. */
const FROM_WALL = 6;
/** How much higher each way back is drawn than the way before it. */
export const WAY_BACK = 9;

/** How many rooms stand side by side in a house of that many rooms. */
export function columnsFor(rooms: number): number {
  if (rooms <= 7) return 3;
  if (rooms <= 17) return 4;
  return rooms <= 26 ? 5 : 6;
}

/** The house for a line of 2 to 30 rooms: floors wind from below, the last room is the roof. */
export function houseFor(rooms: number): House {
  const columns = columnsFor(rooms);
  const floors = Math.ceil((rooms - 1) / columns);
  const cells = Array.from({ length: rooms - 1 }, (_, index): Cell => {
    const floor = Math.floor(index / columns);
    const along = index % columns;
    return { space: index + 1, floor, column: floor % 2 === 0 ? along : columns - 1 - along };
  });
  const house = {
    rooms,
    columns,
    floors,
    width: columns * ROOM,
    height: ROOF + floors * ROOM + GARDEN,
    cells,
  };
  return { ...house, stairs: stairsOf(house) };
}

type Walls = Omit<House, 'stairs'>;

/** Where the thread runs through a space. */
export function placeOf(house: Walls, space: number): Point {
  if (space >= house.rooms) return { x: house.width / 2, y: ROOF - ABOVE_FLOOR };
  const cell = house.cells[space - 1];
  if (!cell) return { x: ROOM / 2, y: house.height - 27 };
  return { x: cell.column * ROOM + ROOM / 2, y: floorLine(house, cell.floor) - ABOVE_FLOOR };
}

/** Where the thread bends between a space and the next one up: none along a floor, two where a stair is. */
export function bendsAbove(house: Walls, space: number): readonly Point[] {
  const from = placeOf(house, space);
  const to = placeOf(house, space + 1);
  if (space === 0 || from.y === to.y) return [];
  const x = turnOf(house, space);
  return [
    { x, y: from.y },
    { x, y: to.y },
  ];
}

/** The thread from the garden to the attic. */
export function threadOf(house: House): readonly Point[] {
  return Array.from({ length: house.rooms + 1 }, (_, space) => [
    placeOf(house, space),
    ...(space < house.rooms ? bendsAbove(house, space) : []),
  ]).flat();
}

/** The height at which a floor's rooms stand; floor 0 is the ground. */
function floorLine(house: Walls, floor: number): number {
  return ROOF + (house.floors - floor) * ROOM;
}

/** Climbing a floor in which the line runs from left to right ends at the right wall of its last room. */
function turnOf(house: Walls, space: number): number {
  const cell = house.cells[space - 1];
  if (!cell) return ROOM / 2;
  return cell.floor % 2 === 0 ? (cell.column + 1) * ROOM - FROM_WALL : cell.column * ROOM + FROM_WALL;
}

function stairsOf(house: Walls): readonly Stair[] {
  const door: Stair = { x: ROOM / 2, y: floorLine(house, 0) + 7, left: false };
  const climbs = house.cells.filter(({ space }) => placeOf(house, space).y !== placeOf(house, space + 1).y);
  return [
    door,
    ...climbs.map(({ space, floor }): Stair => {
      const left = floor % 2 === 1;
      const inward = space + 1 === house.rooms ? 14 : 11;
      return {
        x: turnOf(house, space) + (left ? inward : -inward),
        y: floorLine(house, floor + 1) - 6,
        left,
      };
    }),
  ];
}
