import {
  BoxGeometry,
  BufferGeometry,
  Color,
  EdgesGeometry,
  Float32BufferAttribute,
  IcosahedronGeometry,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { MANY, type ReachRow, type SystemRow } from './shown-cluster.ts';

/** Radius of a system of one star, in light years. */
const RADIUS = 0.32;

/** Largest device pixels for one of the page's: more costs much and shows little. */
const MOST_PIXELS = 2;

/** Longest way of the pointer, in pixels, that is still a click. */
const CLICK = 4;

/** By how much keys bring the camera nearer. */
const NEARER: Readonly<Record<string, number>> = { '+': 0.8, '=': 0.8, '-': 1.25 };

/** Colours of the picture. */
export interface SceneColors {
  readonly background: string;
  readonly lines: string;
  /** A system where nobody can live, where some can, and where many can. */
  readonly stars: readonly [none: string, some: string, many: string];
  readonly picked: string;
}

/** A cluster in three dimensions: four draw calls whatever the number of stars, and no frame where nothing has changed. */
export class ClusterScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(50, 1, 0.1, 1000);
  readonly #controls: OrbitControls;
  readonly #ray = new Raycaster();
  readonly #colors: SceneColors;
  #systems: readonly SystemRow[] = [];
  #stars: InstancedMesh | undefined;
  #reach: LineSegments | undefined;
  #marker: Mesh | undefined;
  #frame: LineSegments | undefined;
  #asked = 0;

  /**
   * @param pick - called with the ID of a system that is clicked
   * @throws Error where the browser has no WebGL
   */
  constructor(canvas: HTMLCanvasElement, colors: SceneColors, pick: (system: number) => void) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true });
    this.#colors = colors;
    this.#scene.background = new Color(colors.background);
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.listenToKeyEvents(canvas);
    this.#controls.addEventListener('change', () => this.#ask());
    canvas.addEventListener('keydown', ({ key }) => this.#zoom(NEARER[key]));
    let down = new Vector2();
    canvas.addEventListener('pointerdown', ({ clientX, clientY }) => (down = new Vector2(clientX, clientY)));
    canvas.addEventListener('pointerup', ({ clientX, clientY }) => {
      if (down.distanceTo(new Vector2(clientX, clientY)) > CLICK) return;
      const found = this.#systemAt(clientX, clientY);
      if (found !== undefined) pick(found);
    });
  }

  /** Draw calls and triangles of the last frame. */
  get cost(): { readonly calls: number; readonly triangles: number } {
    const { calls, triangles } = this.#renderer.info.render;
    return { calls, triangles };
  }

  /** Shows another cluster, seen from outside of it. */
  show(systems: readonly SystemRow[], axis: number): void {
    this.#systems = systems;
    this.#stars = this.#put(this.#stars, starsOf(systems, this.#colors.stars));
    const box = new BoxGeometry(axis - 1, axis - 1, axis - 1);
    const frame = new LineSegments(
      new EdgesGeometry(box),
      new LineBasicMaterial({ color: this.#colors.lines }),
    );
    frame.position.setScalar((axis - 1) / 2);
    this.#frame = this.#put(this.#frame, frame);
    this.#controls.target.setScalar((axis - 1) / 2);
    this.#camera.position.set(axis * 1.1, axis * 1.3, axis * 2);
    this.#controls.update();
    this.#ask();
  }

  /** Marks a system, and draws a line to each that ships reach from it. */
  mark(system: SystemRow, reach: readonly ReachRow[]): void {
    const from = pointOf(system);
    const marker = new Mesh(
      new IcosahedronGeometry(2 * RADIUS, 1),
      new MeshBasicMaterial({ color: this.#colors.picked, wireframe: true }),
    );
    marker.position.copy(from);
    this.#marker = this.#put(this.#marker, marker);
    const ends = reach.flatMap(({ id }) => {
      const to = this.#systems[id - 1];
      return to ? [...from.toArray(), ...pointOf(to).toArray()] : [];
    });
    const lines = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(ends, 3));
    this.#reach = this.#put(
      this.#reach,
      new LineSegments(lines, new LineBasicMaterial({ color: this.#colors.picked })),
    );
    this.#ask();
  }

  /** Fits the picture to its element. */
  fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#renderer.domElement;
    if (width === 0 || height === 0) return;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXELS));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#ask();
  }

  /** Turns the camera round the cluster by an angle, and draws it at once. */
  turn(radians: number): void {
    const { target } = this.#controls;
    this.#camera.position
      .sub(target)
      .applyAxisAngle(new Vector3(0, 1, 0), radians)
      .add(target);
    this.#camera.lookAt(target);
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** Multiplies the distance of the camera; nothing for a key that does not zoom. */
  #zoom(factor = 1): void {
    const { target } = this.#controls;
    this.#camera.position.sub(target).multiplyScalar(factor).add(target);
    this.#controls.update();
    this.#ask();
  }

  /** Gives back all that the graphics hold. */
  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#controls.dispose();
    for (const part of [this.#stars, this.#frame, this.#marker, this.#reach]) if (part) free(part);
    this.#renderer.dispose();
  }

  /** Puts a part of the picture in the place of another. */
  #put<T extends Mesh | LineSegments>(old: T | undefined, part: T): T {
    if (old) {
      this.#scene.remove(old);
      free(old);
    }
    this.#scene.add(part);
    return part;
  }

  #ask(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = requestAnimationFrame(() => this.#renderer.render(this.#scene, this.#camera));
  }

  #systemAt(clientX: number, clientY: number): number | undefined {
    if (!this.#stars) return undefined;
    const { left, top, width, height } = this.#renderer.domElement.getBoundingClientRect();
    const at = new Vector2((2 * (clientX - left)) / width - 1, 1 - (2 * (clientY - top)) / height);
    this.#ray.setFromCamera(at, this.#camera);
    const [hit] = this.#ray.intersectObject(this.#stars);
    return hit?.instanceId === undefined ? undefined : this.#systems[hit.instanceId]?.id;
  }
}

/** All systems as one mesh: one draw call. */
function starsOf(systems: readonly SystemRow[], [none, some, many]: SceneColors['stars']): InstancedMesh {
  const mesh = new InstancedMesh(new IcosahedronGeometry(RADIUS, 2), new MeshBasicMaterial(), systems.length);
  const place = new Matrix4();
  for (const [at, system] of systems.entries()) {
    const size = Math.cbrt(system.stars);
    place.makeScale(size, size, size).setPosition(pointOf(system));
    mesh.setMatrixAt(at, place);
    mesh.setColorAt(
      at,
      new Color(system.habitability === 0 ? none : system.habitability < MANY ? some : many),
    );
  }
  return mesh;
}

function pointOf({ coordinates: { x, y, z } }: SystemRow): Vector3 {
  return new Vector3(x, y, z);
}

function free({ geometry, material }: Mesh | LineSegments): void {
  geometry.dispose();
  for (const one of [material].flat()) one.dispose();
}
